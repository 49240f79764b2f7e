// refuses: ALLOC101
// An async method without an await throws into its task. An overload that has its body and is not async would throw at once.
#pragma warning disable CS1998
using System;
using System.Threading.Tasks;

public static class Program
{
    private static async Task Refuse(params string[] names)
    {
        foreach (var name in names)
            throw new ArgumentException(name);
    }

    private static void Work(int times, string name)
    {
        for (var i = 0; i < times; i++)
        {
            var task = Refuse(name);
            Console.WriteLine(task.Status);
        }
    }

    public static void Main() => Work(2, "abc");
}
