// fixes: ALLOC201
// A list of objects that holds one type: searched, sorted, removed from, indexed beyond its end.
using System;
using System.Collections;

static class Program
{
    static int Sum(int[] numbers)
    {
        var list = new ArrayList();
        foreach (var number in numbers) list.Add(number);
        list.Insert(0, 5);
        list.Sort();
        list.Remove(3);
        list.Reverse();
        var sum = list.Count * 1000;
        foreach (int n in list) sum = sum * 3 + n;
        if (list.Contains(2)) sum++;
        sum += list.IndexOf(9) + (int)list[0];
        list[0] = 7;
        try { sum += (int)list[99]; } catch (ArgumentOutOfRangeException) { sum += 10000; }
        return sum + (int)list[0];
    }

    static void Main() { Console.WriteLine(Sum(new[] { 3, 1, 2, 3, 9 }) + " " + Sum(new int[0])); }
}
