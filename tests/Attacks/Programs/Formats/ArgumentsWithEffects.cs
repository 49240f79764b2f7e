// Formatting asks the arguments for their text after all of them are made.
// refuses: ALLOC207
using System;

class Loud
{
    private readonly string _name;
    public Loud(string name) { _name = name; Console.Write("new" + name + " "); }
    public override string ToString() { Console.Write("text" + _name + " "); return _name; }
}

static class Program
{
    static int _n;

    static int Next() { Console.Write("next "); return ++_n; }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(string.Format("{0}-{1}", new Loud("a"), new Loud("b")));
        Console.WriteLine(string.Format("{0}-{1}-{2}", new Loud("a"), 5, Next()));
    }
}
