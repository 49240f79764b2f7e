// fixes: ALLOC106
// Texts in locals whose parts another name may change before the branch that reads the text.
using System;

sealed class Machine
{
    private string _name = "first";
    private readonly string[] _names = { "a", "b" };

    private bool Rename() { _name = "second"; _names[0] = "c"; return _name.Length > 3; }

    public string Of(ref string name, int n)
    {
        var text = "name " + name;
        if (n < 0)
            return "none";
        if (Rename())
            return text + n;
        return text;
    }

    public string In(in string name, int n)
    {
        var text = $"name {name}";
        if (Rename())
        {
            n++;
            return text + n;
        }

        return "nothing";
    }

    public string Local(int n)
    {
        ref string name = ref _name;
        var text = "name " + name;
        if (!Rename())
            return "no";
        return text + n;
    }

    public string Taken(string name, int n)
    {
        ref var other = ref name;
        var text = "name " + name;
        other = "taken";
        if (n < 0)
            return "none";
        return text + n;
    }

    public string Lent(int n)
    {
        var name = "lent";
        Action change = () => name = "captured";
        var text = "name " + name;
        change();
        if (n < 0)
            return "none";
        return text + n;
    }

    public string Given(string key, int n)
    {
        if (!Find(key, out var name))
            return "no";
        var text = "name " + name;
        if (n < 0)
            return "none";
        Find(text, out name);
        return text + n + name;
    }

    private static bool Find(string key, out string name) { name = key + "!"; return true; }

    public string Plain(string name, int n)
    {
        var text = "name " + name;
        if (n < 0)
            return "none";
        return text + n;
    }

    public void Run()
    {
        Console.WriteLine(Of(ref _name, 1));
        _name = "first";
        Console.WriteLine(In(in _name, 2));
        _name = "first";
        Console.WriteLine(Local(3));
        Console.WriteLine(In(in _names[0], 2));
        Console.WriteLine(Plain("p", 2));
        Console.WriteLine(Taken("q", 2));
        Console.WriteLine(Lent(2));
        Console.WriteLine(Given("r", 2));
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            new Machine().Run();
    }
}
