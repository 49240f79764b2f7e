// refuses: ALLOC202
// The setter of a property compares 'field' with 'value'.
using System;
sealed class Holder
{
    private object Value
    {
        get;
        set { if (field == value) return; field = value; Changes++; }
    } = 0;
    public int Changes;
    public void Set(int i) => Value = i;
    public int Get() => (int)Value;
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 5; i++)
        {
            h.Set(3);
            Console.WriteLine(h.Get() + " " + h.Changes);
        }
    }
}
