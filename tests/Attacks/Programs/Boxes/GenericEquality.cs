// refuses: ALLOC205
// A type answers its typed Equals in another way than the one for objects.
using System;

struct Odd : IEquatable<Odd>, IComparable<Odd>, IComparable
{
    public bool Equals(Odd other) => true;
    public override bool Equals(object other) => false;
    public override int GetHashCode() => 0;
    public int CompareTo(Odd other) => 1;
    public int CompareTo(object other) => -1;
}

static class Program
{
    static bool Same<T>(T a, T b) => object.Equals(a, b);
    static bool SameCall<T>(T a, T b) => a.Equals(b);
    static int Compare<T>(T a, T b) where T : IComparable => a.CompareTo(b);

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Same(new Odd(), new Odd()) + " " + SameCall(new Odd(), new Odd()) + " " + Compare(new Odd(), new Odd()));
        Console.WriteLine(Same("a", null) + " " + Same(1, 1));
        try { Console.WriteLine(SameCall<string>(null, null)); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
