// fixes: ALLOC602, ALLOC303, ALLOC305
// Opposites of comparisons with null, NaN and operators of the program, as a loop needs them to skip what a condition does not let pass.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

struct Odd
{
    public int V;
    public static bool operator <(Odd a, Odd b) => false;
    public static bool operator >(Odd a, Odd b) => false;
    public static bool operator <=(Odd a, Odd b) => false;
    public static bool operator >=(Odd a, Odd b) => false;
    public static bool operator ==(Odd a, Odd b) => true;
    public static bool operator !=(Odd a, Odd b) => true;
    public override bool Equals(object? o) => true;
    public override int GetHashCode() => 0;
}
struct Flag
{
    public bool V;
    public static bool operator true(Flag f) => f.V;
    public static bool operator false(Flag f) => f.V;
    public static Flag operator !(Flag f) => f;
    public static Flag operator &(Flag a, Flag b) => new() { V = a.V | b.V };
    public static implicit operator bool(Flag f) => f.V;
}

static class Program
{
    static void Main()
    {
        var numbers = new List<double?> { 1, null, double.NaN, 3, -0.0 };
        foreach (var least in new double?[] { null, double.NaN, 2, 0 })
        {
            Show(numbers.ToList(), least);
            Console.WriteLine(All(numbers, least) + " " + NotAll(numbers, least) + " " + Half(numbers, least) + " " + Any(numbers, least));
        }
        Console.WriteLine(Odds(new List<Odd> { default, default }, default));
        Console.WriteLine(Flags(new List<Flag> { default, new() { V = true } }, true));
        Console.WriteLine(Lengths(new List<string?> { null, "", "abc" }, 1));
        Console.WriteLine(Patterns(new List<object> { 1, "a", 2.5, 'c' }, 1));
    }

    static void Show(List<double?> numbers, double? least)
    {
        foreach (var n in numbers.Where(x => x < least))
            Console.Write(n + ",");
        foreach (var n in numbers.Where(x => !(x >= least)))
            Console.Write(n + ";");
        foreach (var n in numbers.Where(x => x != least && !(x == 3)))
            Console.Write(n + "/");
        foreach (var n in numbers.Where(x => x > least || x < 0))
            Console.Write(n + "|");
    }

    static bool All(List<double?> numbers, double? least) => numbers.All(x => x > least);
    static bool NotAll(List<double?> numbers, double? least) => !numbers.Where(x => x <= least).All(x => !(x < least));
    static bool Half(List<double?> numbers, double? least) { if (numbers.All(x => (Half)(x ?? 0) <= (Half)(least ?? 0))) return true; return false; }
    static bool Any(List<double?> numbers, double? least) => !numbers.Any(x => x is not null and > 2 && least is null);
    static string Odds(List<Odd> odds, Odd o)
    {
        var r = "";
        foreach (var x in odds.Where(x => x < o)) r += "a";
        foreach (var x in odds.Where(x => x == o)) r += "b";
        foreach (var x in odds.Where(x => !(x != o))) r += "c";
        return r + odds.All(x => x >= o) + odds.All(x => x != o);
    }
    static string Flags(List<Flag> flags, bool b)
    {
        var r = "";
        foreach (var x in flags.Where(x => !(bool)x & b)) r += "a";
        foreach (var x in flags.Where(x => (x && x) ? b : !b)) r += "b";
        foreach (var x in flags.Where(x => !x ? b : false)) r += "c";
        return r + flags.All(x => !(bool)x && b) + flags.Any(x => x == b);
    }
    static string Lengths(List<string?> texts, int least)
    {
        var r = "";
        foreach (var t in texts.Where(t => t?.Length > least)) r += t ?? "null";
        foreach (var t in texts.Where(t => t?.Length != least)) r += t ?? "null";
        foreach (var t in texts.Where(t => !(t?.Length > least))) r += t ?? "null";
        foreach (var t in texts.Where(t => t?.StartsWith('a') ?? least > 0)) r += t ?? "null";
        foreach (var t in texts.Where(t => t?.StartsWith('a') == true)) r += t ?? "null";
        return r;
    }
    static string Patterns(List<object> items, int least)
    {
        var r = "";
        foreach (var i in items.Where(i => i is int n && n >= least || i is double d && d > least)) r += i;
        foreach (var i in items.Where(i => i is not (int or string))) r += i;
        foreach (var i in items.Where(i => i is int n ? n > least : i is char)) r += i;
        foreach (var i in items.Where(i => i switch { string s => s.Length == least, _ => false })) r += i;
        return r;
    }
}
