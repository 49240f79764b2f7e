// refuses: ALLOC302
// The body replaces the text that is being gone through, directly, by a callee or by a ref.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var text = "a,b,c";
        foreach (var part in text.Split(','))
        {
            text = "xx,yy";
            Console.Write(part);
        }

        var other = "d,e,f";
        void Change() => other = "z";
        foreach (var part in other.Split(','))
        {
            Change();
            Console.Write(part);
        }

        var third = "g,h,i";
        ref var same = ref third;
        foreach (var part in third.Split(','))
        {
            same = "longer,text,here";
            Console.Write(part);
        }

        Console.WriteLine();
    }
}
