// fixes: ALLOC202
// Tests for the type and for null, of a field that may be unset.
using System;

sealed class Box
{
    private object _value;

    public void Set(int n) => _value = n;
    public void Clear() => _value = null;
    public bool Test() => _value is int;
    public int Pattern() => _value is int n ? n : -1;
    public bool Null() => _value == null || _value is null;
    public string Text() => $"[{_value}]" + _value + _value?.ToString();
    public int Or() => (int)(_value ?? 5);
}

static class Program
{
    static void Show(Box box) => Console.WriteLine(box.Test() + " " + box.Pattern() + box.Null() + box.Text() + box.Or());

    static void Main()
    {
        var box = new Box();
        Show(box);
        box.Set(0);
        Show(box);
        box.Set(-7);
        Show(box);
        box.Clear();
        Show(box);
    }
}
