// refuses: ALLOC202
// A default struct holds null, and the equality of structs compares boxes.
using System;

struct Pair
{
    private object _value;
    public Pair(int n) => _value = n;
    public void Set(int n) => _value = n;
    public int Get() => (int)_value;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(new Pair(1).Equals(new Pair(1)));
        try { Console.WriteLine(default(Pair).Get()); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
