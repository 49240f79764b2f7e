// fixes: ALLOC604
// Questions about type parameters that may be spans, hide others, are notnull or enums, and in extension members, local functions and records.
#nullable enable
using System;
using System.Linq;
using System.Reflection;

enum Level
{
    Low,
    High,
}

ref struct View
{
    public int Length { get; set; }
}

static class Outer<T>
{
    public static string Of<U>()
    {
        var text = "";
        foreach (var property in typeof(U).GetProperties())
            text += property.Name + typeof(T).GetProperties().Length;
        return text;
    }
}

static class Spans
{
    public static string Of<T>() where T : allows ref struct
    {
        var text = "";
        foreach (var property in typeof(T).GetProperties())
            text += property.Name + ",";
        return text;
    }

    public static string Names<TEnum>() where TEnum : struct, Enum
    {
        var text = "";
        foreach (var value in Enum.GetValues<TEnum>())
            text += value + ",";
        foreach (var name in Enum.GetNames(typeof(TEnum)))
            text += name;
        return text;
    }

    public static string Pair<TFirst, TSecond>() where TFirst : notnull where TSecond : class?, new() =>
        string.Join("|", typeof(TFirst).GetProperties().Length, typeof(TSecond).GetFields().Length, typeof(Tuple<TFirst, TSecond>).GetProperties().Length);

    extension<T>(T item)
    {
        public int Count => typeof(T).GetProperties().Length;
        public int CountOf() => typeof(T).GetFields().Length + typeof(Level).GetFields().Length;
    }

    public static unsafe int Pointers()
    {
        var sum = 0;
        for (var i = 0; i < 2; i++)
            sum += typeof(int*).GetMethods().Length;
        return sum;
    }

    public static int Local<T>()
    {
        return Inner<string>() + Inner<T>();

        static int Inner<TInner>() => typeof(TInner).GetInterfaces().Length * 100 + typeof(T).GetInterfaces().Length;
    }
}

sealed record Point(int X, int Y)
{
    public int Parts => typeof(Point).GetProperties().Length + typeof(Point).GetConstructors().Length;

    [Obsolete("old")]
    public int Old => typeof(Ancient).GetProperties().Length;
}

[Obsolete("very old")]
sealed class Ancient
{
    public int Age { get; set; }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Spans.Of<View>() + Spans.Of<string>() + Spans.Names<Level>() + Spans.Pair<string, object>() + Outer<string>.Of<Point>());
            Console.WriteLine("a".Count + 1.CountOf() + Spans.Pointers() + Spans.Local<int>() + new Point(1, 2).Parts);
#pragma warning disable CS0618
            Console.WriteLine(new Point(1, 2).Old);
#pragma warning restore CS0618
        }
    }
}
