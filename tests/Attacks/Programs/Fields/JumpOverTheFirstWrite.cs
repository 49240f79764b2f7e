// refuses: ALLOC202
// A goto passes over the write by which a constructor sets the field.
using System;
sealed class Holder
{
    private object _n;
    public Holder(bool skip)
    {
        if (skip) goto end;
        _n = 1;
    end:
        Done = true;
    }
    public bool Done;
    public void Set(int i) => _n = i;
    public int Get() => (int)_n;
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var h = new Holder(i > 0);
            try { Console.WriteLine(h.Get()); } catch (NullReferenceException) { Console.WriteLine("null"); }
            h.Set(i);
        }
    }
}
