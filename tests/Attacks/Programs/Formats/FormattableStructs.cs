// fixes: ALLOC207
// Structs with a text of their own: formattable and plain. One changes itself when it is asked.
using System;

struct Plain
{
    private int _n;
    public override string ToString() => "plain" + ++_n;
}

struct Formatted : IFormattable
{
    private int _n;
    public override string ToString() => "text";
    public string ToString(string format, IFormatProvider provider) => "formatted" + format + ++_n;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var plain = new Plain();
        var formatted = new Formatted();
        int n = 3;
        Console.WriteLine(string.Format("{0} {1:f} {2}", plain, formatted, n));
        Console.WriteLine(string.Format("{0} {1}", plain, formatted));
        Console.WriteLine(plain + " " + formatted);
    }
}
