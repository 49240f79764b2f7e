// fixes: ALLOC201
// options: dotnet_code_quality.allocations.assume_optimized = false
// Calls on constants whose result would be a constant after the fix: code behind conditions, loops without an end, variables that must be assigned, overloads.
#nullable enable
using System;
using System.Collections.Generic;
[Flags] enum Fl : byte { None = 0, A = 1, B = 2, Both = 3 }
static class Program
{
    const Fl Set = Fl.Both;
    static int If() { if (Set.HasFlag(Fl.A)) return 1; return 2; }
    static int Not() { if (!Set.HasFlag(Fl.A)) { Console.Write("never"); } return 3; }
    static int While() { var n = 0; while (Fl.Both.HasFlag(Fl.B)) { if (n++ > 3) break; } return n; }
    static int Equal() { if (Fl.A.Equals(Fl.B)) { Console.Write("never"); return 1; } return 4; }
    static int Named() { if (Fl.A.ToString() == "A") return 5; Console.Write("never"); return 6; }
    static int Cast() { if ((Fl)Enum.ToObject(typeof(Fl), 1) == Fl.A) return 7; return 8; }
    static string Which(object o) => "object";
    static string Which(byte b) => "byte";
    static string Which(Fl f) => "flags" + f;
    static string Overload() => Which((Fl)Enum.ToObject(typeof(Fl), 0)) + Over(Fl.None.Equals(Fl.None)) + Over(Set.HasFlag(Fl.None));
    static string Over(bool b) => "bool" + b;
    static string Over(int b) => "int" + b;
    static int Assigned() { int x; if (Set.HasFlag(Fl.A)) x = 1; else x = 2; return x; }
    static string Switch(Fl f) => f switch { _ when Set.HasFlag(Fl.B) => "b", _ => "none" };
    static string Three(Fl f) => Set.HasFlag(Fl.A) ? "yes" : f.HasFlag(Fl.B) ? "maybe" : "no";
    static bool Short(Fl f) => Set.HasFlag(Fl.A) || Tell(f);
    static bool Tell(Fl f) { Console.Write(f); return true; }
    static bool Objects() { if (object.Equals(1, 1)) return true; return false; }
    static void Main() => Console.WriteLine($"{If()} {Not()} {While()} {Equal()} {Named()} {Cast()} {Overload()} {Assigned()} {Switch(Fl.A)} {Three(Fl.B)} {Short(Fl.A)} {Objects()}");
}
