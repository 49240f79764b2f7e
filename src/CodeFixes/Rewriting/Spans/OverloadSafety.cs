using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>Determines whether the span overload of a method is known to do what its array overload does.</summary>
internal static class OverloadSafety
{
    /// <summary>How a call may differ when it binds to the span overload; null where the library promises the same.</summary>
    /// <param name="array">The overload that takes an array.</param>
    /// <param name="span">The overload that takes a span.</param>
    /// <param name="call">The call.</param>
    /// <param name="proof">Tells what cannot be null where the call stands.</param>
    public static string? Difference(IMethodSymbol array, IMethodSymbol span, IOperation call, NullProof proof)
    {
        if (!IsLibrary(array) || !IsLibrary(span))
            return "another overload of '" + NameOf(array) + "' is called";
        if (span.IsExtensionMethod && !array.IsStatic && call is IInvocationOperation { Instance: { Syntax: ExpressionSyntax receiver } instance }
            && instance is not (IInstanceReferenceOperation or IConditionalAccessInstanceOperation) && !proof.IsNeverNull(receiver))
        {
            return "null throws another exception";
        }

        if (array.ContainingType.IsConsole())
            return "a writer in the place of the console may override only the overload for arrays";
        if (array.ContainingType is { Name: "Vector", ContainingNamespace.Name: "Numerics" })
            return "an array that is too short throws another exception";
        if (UnknownOverrides.At(call) is not { } unknown || IsEnd(array))
            return null;
        return IsUnder(array.ContainingType, static name => name is "Stream" or "TextWriter" or "TextReader" or "RandomNumberGenerator")
            ? Keeping(TypeNames.Of(unknown))
            : "a derived class may treat the overloads of '" + NameOf(array) + "' differently";
    }

    /// <summary>
    /// How an object of unknown class may notice that it is given memory which is used again. The span overloads of <c>Stream</c>, <c>TextWriter</c> and
    /// similar types pass a rented array to the array overload where a class overrides nothing but that.
    /// </summary>
    public static string Keeping(string receiver) => "a '" + receiver + "' that keeps what it is given would see it change";

    /// <summary>Whether a method belongs to the framework.</summary>
    public static bool IsLibrary(IMethodSymbol method) =>
        method.ContainingType?.IsOfFramework() == true && !(method.IsStatic && (method.IsAbstract || method.IsVirtual));

    /// <summary>How many elements a method needs, where fewer make the two overloads throw different exceptions.</summary>
    public static int LeastElements(IMethodSymbol method) =>
        method.ContainingType is { Name: "BitConverter", ContainingNamespace.Name: "System" } ? AllocationSize.OfValue(method.ReturnType) ?? 0 : 0;

    /// <summary>
    /// Whether the span overload of an encoding ends in a call of an array overload, where a class overrides nothing but that: of what a class has to
    /// override, and of <c>Decoder.GetChars</c> with <c>flush</c>. It passes over all others, as <c>GetString(span)</c> does over
    /// <c>GetString(bytes, index, count)</c>.
    /// </summary>
    private static bool IsEnd(IMethodSymbol array)
    {
        var declared = Overrides.RootOf(array);
        return IsUnder(declared.ContainingType, static name => name is "Encoding" or "Encoder" or "Decoder")
            && (declared.IsAbstract || declared is { Name: "GetChars", Parameters.Length: 6 });
    }

    /// <summary>Whether a type or a base class has one of some names.</summary>
    private static bool IsUnder(INamedTypeSymbol type, Func<string, bool> isName)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (isName(current.Name))
                return true;
        }

        return false;
    }

    private static string NameOf(IMethodSymbol method) => method.MethodKind == MethodKind.Constructor ? method.ContainingType.Name : method.Name;
}
