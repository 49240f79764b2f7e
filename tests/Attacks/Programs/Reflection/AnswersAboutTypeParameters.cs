// fixes: ALLOC604
// Each type argument has its own answer, also in recursion, in a generic type, behind constraints and for several parameters of one name.
using System;
using System.Collections.Generic;
using System.Linq;

struct Pair { public int First, Second; }
class Node { public string Name; }

class Reader<TItem>
{
    public string Own() => string.Join(",", typeof(TItem).GetFields().Select(field => field.Name));
    public string Both<T>() where T : struct => typeof(T).GetFields().Length + ":" + typeof(TItem).GetFields().Length;
    public static string Enums<T>() where T : struct, Enum => string.Join(",", Enum.GetNames<T>()) + Enum.GetValues<T>().Length;
    public string Deep<T>(int depth) => depth == 0 ? "" : typeof(List<T>).GetGenericArguments()[0].Name + new Reader<List<TItem>>().Deep<T[]>(depth - 1);
    public string Two<T, TOther>() => typeof(T).GetFields().Length + "," + typeof(TOther).GetFields().Length;
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(new Reader<Node>().Own() + new Reader<Pair>().Own() + new Reader<Node>().Both<Pair>() + new Reader<Pair>().Both<int>());
            Console.WriteLine(Reader<int>.Enums<DayOfWeek>() + Reader<int>.Enums<AttributeTargets>().Length + new Reader<int>().Deep<string>(3));
            Console.WriteLine(new Reader<int>().Two<Pair, Node>() + new Reader<int>().Two<Node, Pair>());
        }
    }
}
