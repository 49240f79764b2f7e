// fixes: ALLOC202
// All reads unbox or print, in each form that the language has.
using System;

sealed class Box
{
    private object _value = 41;

    public void Set(int n) => _value = n;
    public int Cast() => (int)_value + ((int)_value) * 2;
    public string Print() => $"{_value}|{_value,5}|{_value:x}" + _value + _value.ToString();
    public int Hash() => _value.GetHashCode();
    public bool Same(object other) => _value.Equals(other);
}

static class Program
{
    static void Main()
    {
        var box = new Box();
        Console.WriteLine(box.Cast() + box.Print() + box.Hash() + box.Same(41) + box.Same(41L));
        box.Set(-7);
        Console.WriteLine(box.Cast() + box.Print() + box.Hash() + box.Same(-7) + box.Same(null));
    }
}
