// silent: ALLOC104
// A delegate of a method of a struct holds a copy of it as it is when the delegate is made.
using System;
using System.Collections.Generic;

struct Counter
{
    private int _step;
    private int _sum;

    public Counter(int step) => _step = step;

    private void Add(int number) => Console.Write(number * _step + " ");

    public int Run(List<int>[] all)
    {
        foreach (var numbers in all)
        {
            numbers.ForEach(Add);
            _step++;
            _sum += numbers.Count;
        }

        return _sum;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Counter(1).Run(new[] { new List<int> { 1, 2 }, new List<int> { 1 }, new List<int> { 5 } }));
}
