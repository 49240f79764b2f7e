// fixes: ALLOC604
// A type of several parts, generic types, structs, records and interfaces ask reflection, some of them while they are initialised.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

enum Level { Low, High = 5, Same = 5 }

sealed class Thing { public int A { get; set; } public string? B { get; set; } public int C; }

partial class Parts
{
    public static readonly int Early = Ask();
}

partial class Parts
{
    public static int Ask() => typeof(Thing).GetProperties().Length;

    public static int Names()
    {
        var count = 0;
        foreach (var name in Enum.GetNames(typeof(Level)))
            count += name.Length;
        return count;
    }
}

class Own
{
    public static readonly int First = Count() + 1;
    public const int Constant = 3;
    public static int Second { get; } = Count() + First;

    static Own() => Third = Count() + Second;

    public static readonly int Third;

    public static int Count()
    {
        var sum = 0;
        foreach (var property in typeof(Thing).GetProperties())
            sum += property.Name[0];
        return sum;
    }
}

class Generic<T>
{
    public static readonly string All = Names();

    public static string Names() => string.Join(",", typeof(T).GetProperties().Select(p => p.Name));

    public static string Fields() => string.Join(",", typeof(Generic<T>).GetFields().Select(f => f.Name));

    public string Of<U>() where U : class, new()
    {
        var text = "";
        foreach (var p in typeof(U).GetProperties())
            text += p.Name;
        return text + typeof(T).GetInterfaces().Length;
    }
}

struct Value
{
    public int Number;
    public static readonly Value Zero = new() { Number = typeof(Value).GetFields().Length };

    public int Members() => typeof(Value).GetFields(BindingFlags.Public | BindingFlags.Instance).Length + Number;
}

ref struct Narrow
{
    public int Number;

    public readonly int Members() => typeof(Thing).GetFields().Length + Number;
}

record Recorded(int X)
{
    public int Members() => typeof(Recorded).GetProperties(BindingFlags.Public | BindingFlags.Instance).Length;
}

interface IAsk
{
    static int Asked() => typeof(IAsk).GetMethods().Length;

    int Default() => typeof(Thing).GetProperties().Length;
}

sealed class Asker : IAsk
{
    public static int Of<T>() where T : struct, Enum => Enum.GetValues<T>().Length + Enum.GetValues<T>().Distinct().Count();

    public int Lambda()
    {
        Func<int> ask = () => typeof(Thing).GetConstructors().Length;
        int Local() => typeof(Thing).GetMembers(BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance).Length;
        return ask() + Local();
    }

    public IEnumerable<string> Lazy()
    {
        foreach (var level in Enum.GetValues<Level>())
            yield return level.ToString();
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Parts.Early + " " + Parts.Ask() + " " + Parts.Names());
            Console.WriteLine(Own.First + " " + Own.Second + " " + Own.Third + " " + Own.Count());
            Console.WriteLine(Generic<Thing>.All + Generic<Level>.All + Generic<string>.Fields() + new Generic<int>().Of<Thing>());
            Console.WriteLine(Value.Zero.Members() + " " + default(Value).Members() + " " + new Narrow { Number = 3 }.Members());
            Console.WriteLine(new Recorded(1).Members() + " " + new Recorded(1) + new Recorded(1).Equals(new Recorded(1)));
            Console.WriteLine(IAsk.Asked() + " " + ((IAsk)new Asker()).Default() + " " + Asker.Of<Level>() + new Asker().Lambda());
            Console.WriteLine(string.Join("|", new Asker().Lazy()));
        }
    }
}
