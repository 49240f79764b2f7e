// fixes: ALLOC401
// language: 14
// Members of structs that change them without naming themselves.
using System;
using System.Diagnostics.CodeAnalysis;
struct Primary(int n) { public int Next() => ++n; public int Peek => n; }
struct Eventful { private Action _a; public event Action E { add { _a += value; } remove { _a -= value; } } public event Action F; public int Add(Action a) { F += a; return F.GetInvocationList().Length; } public int Add2(Action a) { E += a; return _a.GetInvocationList().Length; } }
struct Refs { private int _x; [UnscopedRef] public ref int X() => ref _x; [UnscopedRef] public ref int Y => ref _x; public int Z() { ref var r = ref _x; r++; return _x; } public int T() { (_x, _) = (_x + 5, 1); return _x; } public int O() { int.TryParse("7", out _x); return _x; } public int D() { return _x += 3; } }
static class Program
{
    static readonly string[] s_keep = { "a" };
    static int Run(Func<int, int> f, int x) => f(x);
    static void None() { }
    static string A(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Primary(k); text += Run(x => x + s.Next() + s.Peek, i) + " " + s.Next() + ";"; } return text; }
    static string A2(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Primary(k); text += Run(x => x + s.Peek, i) + " " + s.Next() + ";"; } return text; }
    static string B(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Eventful(); text += Run(x => x + s.Add(None), i) + " " + s.Add(None) + ";"; } return text; }
    static string C(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Eventful(); text += Run(x => x + s.Add2(None), i) + " " + s.Add2(None) + ";"; } return text; }
    static string D(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + (s.X() = 5), i) + " " + s.X() + ";"; } return text; }
    static string E(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + ++s.Y, i) + " " + s.Y + ";"; } return text; }
    static string F(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + s.Z(), i) + " " + s.Y + ";"; } return text; }
    static string G(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + s.T(), i) + " " + s.Y + ";"; } return text; }
    static string H(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + s.O(), i) + " " + s.Y + ";"; } return text; }
    static string I(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => x + s.D(), i) + " " + s.Y + ";"; } return text; }
    static string J(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => { ref var r = ref s.X(); r += x + 2; return r; }, i) + " " + s.Y + ";"; } return text; }
    static void Bump(ref int r) => r++;
    static string K(int k) { var text = ""; for (var i = 0; i < 2; i++) { var s = new Refs(); text += Run(x => { Bump(ref s.X()); return x; }, i) + " " + s.Y + ";"; } return text; }
    static string L(int k) { var text = ""; for (var i = 0; i < 2; i++) { text += Run(x => x + k, i) + ";"; } return text; }
    static void Main() { foreach (var f in new Func<int, string>[] { A, A2, B, C, D, E, F, G, H, I, J, K, L }) Console.WriteLine(f(3)); }
}
