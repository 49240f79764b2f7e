// fixes: ALLOC401
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The method has overloads with more parameters, none of which takes a function; its delegate goes through a check for null, too.
#nullable enable
using System;
using System.Collections.Generic;
static class Guard
{
    public static void NotNull<T>(T value, string name) where T : class { if (value is null) throw new ArgumentNullException(name); }
}
sealed class Border { public float Left, Right; public override string ToString() => Left + "/" + Right; }
static class Elements
{
    static Border Change(this List<Border> all, Action<Border> handler)
    {
        Guard.NotNull(handler, nameof(handler));
        var border = new Border();
        handler(border);
        all.Add(border);
        return border;
    }
    public static Border Change(this List<Border> all, float value, int unit = 2) => all.Left(value, unit).Item2;
    public static (int, Border) Left(this List<Border> all, float value, int unit = 1)
    {
        var border = all.Change(b => b.Left = value * unit);
        return (all.Count, border);
    }
    public static Border Both(this List<Border> all, float left, float right)
    {
        Border last = all[0];
        for (var i = 0; i < 3; i++)
            last = all.Change(b => { b.Left = left; b.Right = right; });
        return last;
    }
    public static string Null(this List<Border> all, Action<Border>? none)
    {
        try { all.Change(none!); return "no"; }
        catch (ArgumentNullException e) { return e.ParamName + all.Count; }
    }
}
static class Program
{
    static void Main()
    {
        var all = new List<Border>();
        Console.WriteLine(all.Left(2.5f));
        Console.WriteLine(all.Change(3, 4));
        Console.WriteLine(all.Change(5));
        Console.WriteLine(all.Both(1, 2));
        Console.WriteLine(all.Null(null));
        Console.WriteLine(string.Join(";", all));
    }
}
