// refuses: ALLOC207
// One box is asked twice and remembers; two copies would not.
using System;

struct Plain
{
    private int _n;
    public override string ToString() => "plain" + ++_n;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var plain = new Plain();
        Console.WriteLine(string.Format("{0} {0} {0}", plain));
        Console.WriteLine(string.Format("{0} {1} {0}", plain, 3));
    }
}
