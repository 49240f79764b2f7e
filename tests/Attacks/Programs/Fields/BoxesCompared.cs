// refuses: ALLOC202
// The boxes are compared by reference, locked on, and handed out.
using System;

sealed class Box
{
    private object _a = 1;
    private object _b = 1;
    private object _gate = 3;
    private object _out = 4;

    public bool Same() => _a == _b;
    public bool SameAsBefore() { var old = _a; _a = (int)_a; return ReferenceEquals(old, _a); }
    public int Locked() { lock (_gate) return (int)_gate; }
    public object Out() => _out;
    public void Set(int n) { _a = n; _b = n; _gate = n; _out = n; }
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(9);
        Console.WriteLine(box.Same() + " " + box.SameAsBefore() + " " + box.Locked() + " " + ReferenceEquals(box.Out(), box.Out()));
    }
}
