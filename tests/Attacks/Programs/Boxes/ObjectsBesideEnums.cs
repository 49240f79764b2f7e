// fixes: ALLOC201
// Beside an enum stands an object whose text differs from what formatting makes of it.
using System;

enum Kind { A, B }

class Money : IFormattable
{
    public override string ToString() => "plain";
    public string ToString(string format, IFormatProvider provider) => "formatted";
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var kind = Kind.B;
        Console.WriteLine("a" + kind + new Money());
        Console.WriteLine("a" + kind + ";" + 1.5 + ";" + 'c' + true);
        object nothing = null;
        Console.WriteLine("a" + kind + nothing + "b");
    }
}
