// fixes: ALLOC301
// Extension blocks with properties, static members and operators, and generic mathematics, in what fixes rewrite.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Numerics;

static class Extensions
{
    public static int Asked;

    extension(string text)
    {
        public string Tail => text.Substring(1);

        public int Number => int.Parse(text.Substring(1).Trim());

        public bool Begins(char c) => text.Trim().Length > 0 && text.Trim()[0] == c;

        public static string operator *(string left, int times) => string.Concat(Enumerable.Repeat(left, times));

        public static string Nothing => "";
    }

    extension<T>(List<T> list) where T : INumber<T>
    {
        public T Total => list.Where(n => n > T.Zero).Aggregate(T.Zero, (a, n) => a + n);

        public bool HasBig => list.Where(n => n > T.One).Any(n => n * n > T.CreateChecked(10));

        public T Biggest()
        {
            Asked++;
            return list.Max() ?? T.Zero;
        }
    }

    extension(ReadOnlySpan<char> span)
    {
        public bool IsNumber => int.TryParse(span.ToString(), out _);
    }

    extension(ref int number)
    {
        public void Grow(string by) => number += int.Parse(by.Substring(0, 1));
    }
}

readonly record struct Mod7(int Value) : IAdditionOperators<Mod7, Mod7, Mod7>, IAdditiveIdentity<Mod7, Mod7>
{
    public static Mod7 AdditiveIdentity => new(0);

    public static Mod7 operator +(Mod7 left, Mod7 right) => new((left.Value + right.Value) % 7);

    public static Mod7 operator checked +(Mod7 left, Mod7 right) => new(checked(left.Value + right.Value + 1) % 7);
}

static class Program
{
    static T Sum<T>(IEnumerable<T> items) where T : IAdditionOperators<T, T, T>, IAdditiveIdentity<T, T>
    {
        var sum = T.AdditiveIdentity;
        foreach (var item in items)
            sum += item;
        return sum;
    }

    static T SumChecked<T>(List<T> items) where T : IAdditionOperators<T, T, T>, IAdditiveIdentity<T, T>
        => checked(items.Where(i => i is not null).Aggregate(T.AdditiveIdentity, (a, b) => a + b));

    static T Parsed<T>(string text) where T : ISpanParsable<T> => T.Parse(text.Substring(1), CultureInfo.InvariantCulture);

    static bool TryParsed<T>(string text, out T? value) where T : IParsable<T> => T.TryParse(text.Trim(), CultureInfo.InvariantCulture, out value);

    static string Repeated(string text) => text.Trim() * 2 + text.Tail + string.Nothing;

    static bool Number(string text) => text.Substring(1).AsSpan().IsNumber || text.Tail.Begins('7');

    static int Grown(string text)
    {
        var number = 5;
        number.Grow(text);
        number.Grow(text.Substring(1));
        return number;
    }

    static void Main()
    {
        foreach (var text in new[] { "123", " 45", "x", "", "9 8", "07" })
        {
            foreach (var run in new Func<object?>[]
            {
                () => text.Number, () => text.Begins('4'), () => Repeated(text), () => Number(text), () => Grown(text), () => Parsed<int>(text), () => Parsed<double>(text),
                () => TryParsed<int>(text, out var v) + ":" + v, () => TryParsed<string>(text, out var v) + ":" + v,
                () => text.Select(c => (int)c).ToList().Total, () => text.Select(c => (double)(c - '5')).ToList().HasBig, () => text.Select(c => (int)c).ToList().Biggest(),
                () => Sum(text.Select(c => new Mod7(c % 7)).ToList()), () => SumChecked(text.Select(c => new Mod7(c % 7)).ToList()),
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(Extensions.Asked);
        }
    }
}
