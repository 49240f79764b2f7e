// refuses: ALLOC207
// A provider with a formatter of its own, which counts and answers null for some.
using System;

sealed class Formatter : IFormatProvider, ICustomFormatter
{
    public int Calls;
    public object GetFormat(Type type) { Console.Write(type.Name + " "); return type == typeof(ICustomFormatter) ? this : null; }
    public string Format(string format, object arg, IFormatProvider provider) { Calls++; return arg is int ? null : "<" + format + arg + ">"; }
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var formatter = new Formatter();
        Console.WriteLine(string.Format(formatter, "{0:x} {1} {2:N1}", 255, 'c', 1.5));
        Console.WriteLine(formatter.Calls);
    }
}
