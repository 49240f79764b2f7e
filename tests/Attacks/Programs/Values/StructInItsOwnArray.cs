// silent: ALLOC106
// An array holds a copy of the struct itself, which changes before the array is needed.
using System;

struct Cursor
{
    public string Name;
    public int Line;

    public string Advance(int lines)
    {
        var path = new[] { this };
        Line += lines;
        if (lines == 0)
            return "stays";
        return path[0].Name + path[0].Line + " -> " + Line;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(new Cursor { Name = "c", Line = 10 }.Advance(i));
    }
}
