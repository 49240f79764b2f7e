// refuses: ALLOC505
// The elements of many sequences are counted by asking each for its number, which puts nothing in order and casts nothing.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed record Order(string Name, string[] Lines);

static class Program
{
    static void Main()
    {
        foreach (var line in new[] { "2", "x" })
        {
            Order[] orders = [new("a", ["1"]), new("b", ["3", line])];
            try { Console.WriteLine(Lines(orders)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(Both(orders, orders[1].Lines)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }

    static int Lines(Order[] orders) => orders.SelectMany(order => order.Lines.OrderBy(int.Parse)).ToArray().Count();

    static int Both(Order[] orders, string[] more) => orders.Select(order => order.Name).Concat(more.OrderBy(int.Parse)).ToArray().Count();
}
