// fixes: ALLOC101
// A derived class hides the method with one of its own: calls through it are no calls of the overload.
using System;

class Base
{
    public void Log(params string[] texts)
    {
        foreach (var text in texts)
            Console.WriteLine("base " + text);
    }
}

class Derived : Base
{
    public new void Log(params string[] texts) => Console.WriteLine("derived " + texts.Length);
}

class Other : Base
{
    public void Log(object text) => Console.WriteLine("other " + text);
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            new Base().Log("a");
            new Derived().Log("b");
            ((Base)new Derived()).Log("c");
            new Other().Log("d");
        }
    }
}
