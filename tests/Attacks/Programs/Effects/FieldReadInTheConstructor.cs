// silent: ALLOC106
// A constructor sets a field between the text that is made of it and the branch that needs the text.
using System;

sealed class Host
{
    private readonly string _name = "early";
    public readonly string Text = "none";

    public Host(string name, int n)
    {
        var text = _name + "!" + _name;
        _name = name;
        if (n == 0)
            return;
        Text = text + n;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Host("late", 0).Text + new Host("late", 1).Text);
}
