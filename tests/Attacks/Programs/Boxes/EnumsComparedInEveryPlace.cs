// fixes: ALLOC201
// Equals of enums beside other operators, in holes, patterns, attributes of the call, casts, checked code, and on values with effects.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using static Fl;
[Flags] enum Fl : long { None = 0, A = 1, B = 2, C = 4, Top = long.MinValue }
sealed class Holder { public Fl Flags { get; set; } public Fl Field; public static int Reads; public Fl Next { get { Reads++; return (Fl)Reads; } } public Holder? Inner; }
static class Extensions
{
    extension(Fl f) { public bool HasA => f.Equals(A); public bool Has(Fl o) => f.Equals(o); }
    public static bool HasAll(this Fl f, params ReadOnlySpan<Fl> all) { foreach (var x in all) if (!f.Equals(x)) return false; return true; }
}
sealed class Prim(Fl flags) { public bool Is(Fl f) => flags.Equals(f) & !flags.Equals(Top); public Fl Kept { get => field; init { if (!value.Equals(B)) field = value; } } }
static class Program
{
    static bool Beside(Fl f, Fl g) => f.Equals(g) == g.Equals(f) & f.Equals(A) | !f.Equals(B) ^ f.Equals(C);
    static string Hole(Fl f) => $"{f.Equals(A)} {(f | B).Equals(B),8} {!f.Equals(C)}";
    static string Cond(Fl f) => f.Equals(A) ? "a" : !f.Equals(B) ? "not b" : "b";
    static bool Cast(int n) => ((Fl)n).Equals((Fl)2) && (~(Fl)n).Equals(Top);
    static string Pattern(Fl f) => f.Equals(A) is true ? "is" : !f.Equals(Top) is var x ? "var" + x : "";
    static bool Eff(Holder h) => h.Next.Equals(A) && h.Next.Equals(h.Field) && !h.Next.Equals(h.Flags);
    static bool Chk(Fl f) => checked(f.Equals(Top)) && unchecked((f ^ A).Equals(None));
    static bool NullCond(Holder? h) => h?.Inner?.Flags.Equals(A) == true || h is { Field: var f } && f.Equals(B);
    static bool Forgive(Holder? h) { try { return h!.Flags.Equals(A); } catch (NullReferenceException) { return false; } }
    static int Linq(Fl[] all, Fl w) => all.Count(f => f.Equals(w)) + all.Where(f => !f.Equals(w)).Select(f => f.Equals(A) ? 1 : 0).Sum();
    static bool In(in Fl f, ref Fl g, out bool h) { h = f.Equals(g); g |= C; return !f.Equals(g); }
    static bool Local(Fl f) { const Fl wanted = A | C; bool L(Fl x) => x.Equals(wanted); return L(f) && !L(f | wanted); }
    static bool Multi(Fl f, Fl g)
    {
        return f
            .Equals(g)
            // a comment
            && !g
                .Equals(f);
    }
    static unsafe bool Ptr(Fl* p) => p->Equals(A) && (*p).Equals(p[0]);
    static bool Ternary(bool b, Fl f) => (b ? f : Fl.B).Equals(Fl.B) && (f = A).Equals(f);
    static bool Bang(Fl f) { var t = !!f.Equals(A); while (!f.Equals(Top)) f = Top; do f = C; while (!f.Equals(C)); return t; }
    static void Main()
    {
        var g = B;
        for (var f = None; f <= (Fl)7; f++)
        {
            var h = new Holder { Flags = f, Field = A, Inner = new() { Flags = f } };
            var k = f;
            unsafe
            {
                Console.WriteLine($"{Beside(f, A)} {Beside(f, f)} {Hole(f)} {Cond(f)} {Cast((int)f)} {Pattern(f)} {Eff(h)} {Chk(f)} {NullCond(h)} {NullCond(null)} {Forgive(null)} {Linq([A, B, f], f)} {In(f, ref g, out var o)} {o} {Local(f)} {Multi(f, B)} {Ptr(&k)} {Ternary(true, f)} {Bang(f)} {f.HasA} {f.Has(A)} {f.HasAll(A, B)} {new Prim(f) { Kept = f }.Is(A)}");
            }
        }
    }
}
