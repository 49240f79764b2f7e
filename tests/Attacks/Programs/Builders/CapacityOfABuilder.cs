// refuses: ALLOC305
// A builder that gets a text in parts grows in other steps, and the code asks for its capacity, as a cache of builders does.
#nullable enable
using System;
using System.Text;
static class P
{
    [ThreadStatic] static StringBuilder? t_kept;
    static StringBuilder Rent() { var b = t_kept ?? new StringBuilder(); t_kept = null; return b.Clear(); }
    static string Return(StringBuilder b)
    {
        if (b.Capacity <= 360)
            t_kept = b;
        Console.WriteLine(b.Capacity);
        return b.ToString();
    }
    static string Parts(string[] names, string value)
    {
        var b = Rent();
        foreach (var name in names)
            b.Append(name + "=" + value + ";");
        return Return(b);
    }
    static string Joined(string[] names, string value)
    {
        var b = Rent();
        foreach (var name in names)
            b.Append(string.Join(value, name, "=", ";"));
        return Return(b);
    }
    static void Main()
    {
        var names = new[] { "a", "b", "c" };
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Parts(names, new string('x', 107)).Length + " " + Joined(names, new string('x', 53)).Length);
    }
}
