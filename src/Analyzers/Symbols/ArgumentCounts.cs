using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Tells with how many arguments a method can be called.</summary>
internal static class ArgumentCounts
{
    /// <summary>The least and the most arguments, the receiver of an extension method among them. A <c>params</c> parameter takes any number.</summary>
    public static (int Least, int Most) Of(IMethodSymbol method)
    {
        var least = 0;
        var most = method.Parameters.Length;
        foreach (var parameter in method.Parameters)
        {
            least += parameter.IsOptional || parameter.IsParams ? 0 : 1;
            if (parameter.IsParams)
                most = int.MaxValue;
        }

        return (least, most);
    }
}
