// fixes: ALLOC102
// Classes below and above have methods of the name.
using System;

public class Base
{
    public string Put(object value) => "object " + value;
}

public class Middle : Base
{
    public string Put(params string[] items)
    {
        var all = "";
        foreach (var item in items)
            all += "[" + item + "]";
        return all;
    }

    public static string Put(int number, params string[] items)
    {
        var all = number + ":";
        foreach (var item in items)
            all += item;
        return all;
    }
}

public sealed class Leaf : Middle
{
    public new string Put(string item) => "leaf " + item;
    public string Call(string item) => base.Put(item) + Put(item) + ((Base)this).Put(item);
}

static class Extensions
{
    public static string Put(this Middle middle, string item, int times) => middle.Put(item) + times;
}

static class Program
{
    static void Main()
    {
        var middle = new Middle();
        var leaf = new Leaf();
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(middle.Put("a" + i) + leaf.Put("b" + i) + leaf.Call("c" + i) + middle.Put("d", i) + Middle.Put(i, "e"));
            Console.WriteLine(middle.Put((object)"o") + middle.Put(7.5) + Middle.Put(4));
        }
    }
}
