// fixes: ALLOC201
// Enums, numbers and characters that are null, not a number, without a name or with two, compared and written.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

enum E : byte { A, B = 200, C = B }
[Flags] enum F { None, X = 1, Y = 2 }
static class Program
{
    static void Main()
    {
        foreach (var e in new E?[] { null, E.A, E.B, (E)7 })
            foreach (var f in new E?[] { null, E.A, E.C })
                Console.WriteLine(Lifted(e, f) + " " + (e is { } x && f is { } y ? Values(x, y) + Texts(x, y, (F)(int)y) : "-"));
        Console.WriteLine(Numbers(double.NaN, -0.0, 1.5f) + Numbers(0.0, 0.0, float.NaN) + Chars('a', 'b'));
    }
    static string Lifted(E? e, E? f) => e.Equals(f) + " " + Equals(e, f) + (e?.Equals(f) ?? false) + e.GetHashCode() + (e.Equals(null)) + e.GetValueOrDefault().Equals(f) + object.Equals(null, f) + ("" + e + f) + e.ToString();
    static string Values(E e, E f) => e.Equals(f) + " " + !e.Equals(f) + e.CompareTo(f) + object.Equals(e, f) + e.Equals((object)1) + e.Equals((byte)0) + (e.Equals(f) ? 1 : 2) + e.HasFlag(f) + Enum.IsDefined(typeof(E), e) + Enum.GetName(typeof(E), f) + ReferenceEquals(e, e);
    static string Texts(E e, E f, F g) { var b = new StringBuilder(); b.Append(e).Append((object)f).Append(g).Append(E.C).Append((E)77).Append(F.X | F.Y); b.Insert(0, (object)e); return b + ":" + e + f + g + E.C + E.B.ToString() + F.None.ToString() + nameof(E.C) + (F.X | F.Y).ToString() + E.C.ToString("D") + $"{e:x}{g,6}"; }
    static string Numbers(double a, double b, float c) => object.Equals(a, b) + " " + Equals(a, a) + a.Equals((object)b) + object.Equals(c, c) + object.Equals(a, c) + object.Equals(-1, 1) + object.Equals(b, -0.0) + Equals(1, 1L) + a.CompareTo((object)b) + Convert.ToString((object)a) + Convert.ToInt32((object)1.5) + Convert.ToBoolean((object)c);
    static string Chars(char a, char b) => object.Equals(a, b) + " " + Equals('a', 'a') + a.Equals((object)97) + ("" + (object)a + (object)b) + new StringBuilder().Append((object)a).Append((object)1).Append((object)true).Append((object)2.5m);
}
