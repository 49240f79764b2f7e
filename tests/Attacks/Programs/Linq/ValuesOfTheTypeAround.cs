// fixes: ALLOC602
// Functions whose values take their types from where they stand: in a loop, they would stand in the place of the result, which has another type.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

class Made { public override string ToString() => "Made"; }

static class Program
{
    static void Main()
    {
        List<int> items = new() { 1, 2, 3 };
        Console.WriteLine(NewObject(items, 1) + " " + DefaultNumber(items, 1) + " " + Text(items, 1).GetType().Name + " " + Choice(items, 1).GetType().Name);
        Console.WriteLine(Nullable(items, 1) is null);
        Console.WriteLine(List(items, 1).GetType().Name);
        Console.WriteLine(Declared(items, 1));
        Console.WriteLine(Ternary(items, 1)?.GetType().Name);
        Console.WriteLine(Sw(items, 2)?.GetType().Name);
        Console.WriteLine(OneToDouble(items, 2));
        Console.WriteLine(Char(items, 2));
        Console.WriteLine(Small(items, 2).GetType());
        Console.WriteLine(Lam(items, 2)());
        Console.WriteLine(FirstOrD(items, 9));
        Console.WriteLine(Dyn(items, 2).GetType().Name);
    }

    static object NewObject(List<int> items, int least) => items.Where(n => n > least).Select<int, Made>(n => new()).First();
    static int? DefaultNumber(List<int> items, int least) { return items.Where(n => n > least).Select<int, int>(n => default).First(); }
    static object Text(List<int> items, int least) => items.Where(n => n > least).Select<int, FormattableString>(n => $"{n}").First();
    static object Choice(List<int> items, int least) => items.Where(n => n > least).Select<int, long>(n => n > 1 ? 1 : n).First();
    static int? Nullable(List<int> items, int least) => items.Where(n => n > least).Select<int, int>(n => default).FirstOrDefault();
    static IEnumerable<int> List(List<int> items, int least) => items.Where(n => n > least).Select<int, List<int>>(n => [n, least]).First();
    static string Declared(List<int> items, int least)
    {
        object made = items.Where(n => n > least).Select<int, Made>(n => new()).First();
        object? d = items.Where(n => n > least).Select<int, int>(n => default).FirstOrDefault();
        var s = "x" + items.Where(n => n > least).Select<int, byte>(n => 5).First() + made + d;
        return s;
    }
    static object? Ternary(List<int> items, int least) => items.Where(n => n > least).Select<int, int?>(n => n > 5 ? null : 7).First();
    static object? Sw(List<int> items, int least) => items.Where(n => n > least).Select<int, double>(n => n switch { 1 => 1, 3 => 3L, _ => 2f }).First();
    static double OneToDouble(List<int> items, int least) => items.Where(n => n >= least).Select(n => n / 2).First() / 2;
    static object Char(List<int> items, int least) => items.Where(n => n >= least).Select(n => (char)(n + 'a')).First();
    static object Small(List<int> items, int least) => items.Where(n => n >= least).Select<int, short>(n => 1).First();
    static Func<object> Lam(List<int> items, int least) => () => items.Where(n => n >= least).Select<int, Made>(n => new()).First();
    static object FirstOrD(List<int> items, int least) => items.Where(n => n > least).Select<int, decimal>(n => n).FirstOrDefault();
    static dynamic Dyn(List<int> items, int least) => items.Where(n => n > least).Select<int, Made>(n => new()).First();
}
