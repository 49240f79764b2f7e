// refuses: ALLOC202
// The text of a struct changes it: in its box for good, in a copy without effect.
using System;

struct Count
{
    private int _n;
    public Count(int n) => _n = n;
    public override string ToString() => "n" + ++_n;
}

sealed class Box
{
    private object _value = new Count(5);
    public void Set(Count count) => _value = count;
    public string Text() => $"{_value} {_value}" + _value + "," + _value;
    public int Unboxed() => ((Count)_value).ToString().Length;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        Console.WriteLine(box.Text() + box.Text() + box.Unboxed());
        box.Set(new Count(7));
        Console.WriteLine(box.Text());
    }
}
