// silent: ALLOC501
// Arrays of references that are covariant, kept, compared or asked for their type.
using System;

static class Program
{
    static object[] _kept;

    static string Covariant()
    {
        object[] values = new string[2];
        try { values[0] = 5; return "stored"; }
        catch (ArrayTypeMismatchException) { return "mismatch"; }
    }

    static bool Same()
    {
        var a = new int[2];
        var b = a;
        b[0] = 7;
        return a[0] == 7 && ReferenceEquals(a, b) && a.Equals(b) && a == b;
    }

    static string Type() { var a = new byte[3]; return a.GetType().Name + a.Rank + a.IsReadOnly + a.ToString(); }

    static void Main() => Run();

    static void Run()
    {
        Console.Write(Covariant() + Same() + Type());
        var values = new object[2];
        _kept = values;
        values[1] = "x";
        Console.WriteLine(_kept[1]);
    }
}
