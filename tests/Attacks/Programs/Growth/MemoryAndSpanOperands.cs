// fixes: ALLOC303
using System;
using System.Text;

static class Program
{
    static void Main()
    {
        string text = "";
        ReadOnlyMemory<char> memory = "hello".AsMemory(1, 3);
        var builder = new StringBuilder("b");
        for (var i = 0; i < 3; i++)
        {
            text += memory;
            text += builder;
            builder.Append(i);
        }

        string other = "";
        Memory<char> writable = "xyz".ToCharArray();
        for (var i = 0; i < 2; i++)
            other += writable + "," + new Rune('r') + new Version(1, 2) + Guid.Empty + TimeSpan.FromSeconds(i) + (Half)1.5 + (Int128)i;
        Console.WriteLine(text + "|" + other);
    }
}
