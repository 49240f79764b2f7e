// fixes: ALLOC202
// A record copies its private field, and neither its equality nor its text goes by it in another way than before.
using System;

record Named(string Name)
{
    private object _value = 1;
    public void Set(int n) => _value = n;
    public int Get() => (int)_value;
}

static class Program
{
    static void Main()
    {
        var named = new Named("a");
        named.Set(4);
        var copy = named with { Name = "b" };
        copy.Set(5);
        var same = named with { };
        Console.WriteLine(named.Get() + copy.Get() + " " + (named == copy) + (named == same) + named);
        named.Set(1000);
        same.Set(1000);
        Console.WriteLine(named == same);
    }
}
