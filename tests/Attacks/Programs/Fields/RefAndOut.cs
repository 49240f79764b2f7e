// refuses: ALLOC202
using System;
using System.Threading;

sealed class Box
{
    private object _value = 1;
    public void Set(int n) => _value = n;
    public int Get() => (int)_value;
    public void Replace() => Fill(ref _value);
    public ref object Ref() => ref _value;
    public object Swap(int n) => Interlocked.Exchange(ref _value, n);
    static void Fill(ref object value) => value = (int)value + 10;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(2);
        box.Replace();
        Console.Write(box.Get());
        box.Ref() = 30;
        Console.Write(box.Get());
        Console.WriteLine(box.Swap(4).ToString() + box.Get());
    }
}
