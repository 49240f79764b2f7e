// fixes: ALLOC104, ALLOC501
// Tabs everywhere; the lines of a raw string inside the loop are its content and must not move.
using System;
using System.Text;

static class Program
{
	static string Banner(string[] names)
	{
		var all = "";
		foreach (var name in names)
		{
			var line = new StringBuilder();
			line.Append("""
				first
					second
				""");
			line.Append(name);
			all += line.ToString();
		}

		return all;
	}

	static int Sum(int n)
	{
		var data = new byte[16];
		for (var i = 0; i < data.Length; i++)
		{
			data[i] = (byte)(i * n);
		}

		var sum = 0;
		foreach (var b in data)
			sum += b;
		return sum;
	}

	static void Main()
	{
		Console.WriteLine(Banner(new[] { "a", "b" }).Replace("\t", "<tab>").Replace("\n", "<lf>"));
		Console.WriteLine(Sum(3) + Sum(7));
	}
}
