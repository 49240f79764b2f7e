// refuses: ALLOC301
#nullable enable
using System;

// The elements of an array that is made with a length are null, whatever its type says.
sealed class Slots
{
    private readonly string[] _names = new string[3];

    public void Set(int index, string name) => _names[index] = name;

    public int Read(int index) => int.Parse(_names[index].Trim().TrimEnd('.'));
}

struct Row
{
    public string Name;
}

static class Program
{
    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Local(int index)
    {
        var names = new string[2];
        names[0] = " 4. ";
        return int.Parse(names[index].Trim().TrimEnd('.'));
    }

    static int Resized(int index)
    {
        string[] names = [" 5. "];
        Array.Resize(ref names, 2);
        return int.Parse(names[index].Trim().TrimEnd('.'));
    }

    static int Struct(int index)
    {
        var rows = new Row[2];
        rows[0].Name = " 6. ";
        return int.Parse(rows[index].Name.Trim().TrimEnd('.'));
    }

    static void Main()
    {
        var slots = new Slots();
        slots.Set(1, " 3. ");
        for (var i = 0; i < 3; i++)
        {
            var index = i;
            Console.WriteLine(Run(() => slots.Read(index)) + " " + Run(() => Local(index)) + " " + Run(() => Resized(index)) + " " + Run(() => Struct(index)));
        }
    }
}
