// refuses: ALLOC202
// A field is joined to a text, and its values convert to strings of their own.
using System;
readonly struct Name
{
    private readonly int _id;
    public Name(int id) => _id = id;
    public static implicit operator string(Name n) => "conv" + n._id;
    public override string ToString() => "text" + _id;
    public int Id => _id;
}
sealed class Holder
{
    private object _name = new Name(1);
    public void Set(int i) => _name = new Name(i);
    public string Text() => "a:" + _name;
    public string Text2() => $"a:{_name}";
    public int Id => ((Name)_name).Id;
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 2; i++)
        {
            h.Set(i);
            Console.WriteLine(h.Text() + h.Text2() + h.Id);
        }
    }
}
