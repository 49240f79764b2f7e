// fixes: ALLOC202
// Before the first write there is null, which throws, prints nothing and equals nothing.
using System;

sealed class Late
{
    private object _value;
    private object _other = 5;

    public void Set(int value) => _value = value;
    public void SetOther(int value) => _other = value;
    public int Read() => (int)_value;
    public int Other => (int)_other;
    public bool Is => _value is int;
    public string Text => "<" + _value + ">";
}

static class Program
{
    static void Main()
    {
        var late = new Late();
        Console.WriteLine(late.Text + late.Is);
        try
        {
            Console.WriteLine(late.Read());
        }
        catch (NullReferenceException)
        {
            Console.WriteLine("null");
        }

        for (var i = 0; i < 3; i++)
        {
            late.Set(i);
            late.SetOther(i * 2);
            Console.WriteLine(late.Text + late.Is + late.Read() + late.Other);
        }
    }
}
