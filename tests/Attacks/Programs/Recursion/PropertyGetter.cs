// refuses: ALLOC306
// The getter reads the same property of the next object through a method.
using System;
using System.Text;

sealed class Link
{
    public Link Next;
    public string Name = "ab";

    public int Hash
    {
        get
        {
            var bytes = Encoding.UTF8.GetBytes(Name);
            var sum = bytes[0] + bytes[1];
            return Next is null ? sum : sum + Below(Next) % 1000;
        }
    }

    private static int Below(Link link) => link.Hash;
}

static class Program
{
    static void Main()
    {
        Link link = null;
        for (var i = 0; i < 350; i++)
            link = new Link { Next = link };
        Console.WriteLine(link.Hash);
    }
}
