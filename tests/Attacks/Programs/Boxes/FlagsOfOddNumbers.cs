// fixes: ALLOC201
// Flags, comparisons, hashes and texts of enums over signed, unsigned and tiny numbers, with negative and undefined values, null and wrong types.
#nullable enable
using System;
using System.Collections.Generic;

[Flags] enum Tiny : sbyte { None = 0, A = 1, Top = -128 }
[Flags] enum Wide : ulong { None = 0, A = 1, Top = 1UL << 63 }
[Flags] enum Same { A = 1, B = 1, C = 3, All = -1 }
enum Plain : short { X = -1, Y = 5 }

static class Program
{
    static bool Has(Tiny value, Tiny flag) => value.HasFlag(flag);

    static bool HasWide(Wide value, Wide flag) => value.HasFlag(flag) && !value.HasFlag(Wide.None | flag);

    static bool HasZero(Same value) => value.HasFlag(default(Same)) && value.HasFlag((Same)0);

    static bool HasOther(Enum value, Enum flag) => value.HasFlag(flag);

    static bool HasEffects(ref Same value) => (value++).HasFlag(value++);

    static bool? HasMaybe(Same? value, Same flag) => value?.HasFlag(flag);

    static bool Equal(Plain a, Plain b) => a.Equals(b) && !a.Equals((object)5) && a.Equals((object)b);

    static int Compare(Plain a, Plain b) => a.CompareTo(b) + Comparer<Plain>.Default.Compare(a, b);

    static int Hash(Plain a, Tiny b, Wide c) => a.GetHashCode() ^ b.GetHashCode() ^ c.GetHashCode();

    static string Text(Plain a, Tiny b, Wide c) => a.ToString() + b + c.ToString("D") + $"{a:X}{b:D}{c}{a,8}" + string.Concat(a, b) + "" + c;

    static bool Generic<T>(T a, T b) where T : struct, Enum => a.HasFlag(b) | a.Equals(b) | EqualityComparer<T>.Default.Equals(a, b);

    static bool NullFlag(Same a) => a.HasFlag(null!);

    static object Boxed(Plain a)
    {
        object o = a;
        return o is Plain.X ? "x" : o is Plain p ? (short)p : o;
    }

    static bool InTree(Same a)
    {
        System.Linq.Expressions.Expression<Func<Same, bool>> has = x => x.HasFlag(Same.C);
        return has.Compile()(a);
    }

    static void Main()
    {
        foreach (var n in new[] { 0, 1, -1, 3, 5, -128, 127, 2 })
        {
            var changing = (Same)n;
            foreach (var run in new Func<object?>[]
            {
                () => Has((Tiny)n, Tiny.Top), () => Has(Tiny.Top | Tiny.A, (Tiny)n), () => HasWide((Wide)n, Wide.Top), () => HasZero((Same)n), () => HasOther((Same)n, Same.A), () => HasOther((Same)n, Tiny.A),
                () => HasEffects(ref changing), () => HasMaybe(n == 0 ? null : (Same)n, Same.C), () => Equal((Plain)n, Plain.Y), () => Equal((Plain)n, (Plain)n), () => Math.Sign(Compare((Plain)n, Plain.X)),
                () => Hash((Plain)n, (Tiny)n, (Wide)n), () => Text((Plain)n, (Tiny)n, (Wide)n), () => Generic((Tiny)n, Tiny.A), () => Generic((Wide)n, Wide.Top), () => NullFlag((Same)n), () => Boxed((Plain)n), () => InTree((Same)n),
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

            Console.WriteLine(changing);
        }
    }
}
