// refuses: ALLOC505
// A sum overflows before an element that cannot be computed: the copy fails by the element.
#nullable enable
using System;
using System.Linq;

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "1,2", "2147483647,1", "2147483647,1,x", "x" })
        {
            try
            {
                Console.WriteLine(Total(text.Split(',')));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }

            try
            {
                Console.WriteLine(Sum(text.Split(',')));
            }
            catch (FormatException)
            {
                Console.WriteLine("bad field");
            }
            catch (OverflowException)
            {
                Console.WriteLine("too much");
            }
        }
    }

    static int Total(string[] fields) => fields.Select(field => int.Parse(field)).ToArray().Sum();

    static int Sum(string[] fields) => fields.Select(int.Parse).ToList().Sum();
}
