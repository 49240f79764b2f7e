using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.PoolableArray;

/// <summary>Knows the calls of the framework that write to memory from its beginning on, without a look at what it held.</summary>
internal static class FillingCalls
{
    /// <summary>Whether a call writes every element of the part that it gets, or throws.</summary>
    public static bool FillsOrThrows(ArrayPart part)
    {
        if (part.Consumer is not IInvocationOperation { TargetMethod: { ContainingType: { } type } method })
            return false;
        if (SpanTypes.IsSpan(type))
            return part.Argument is null && method.Name is "Fill" or "Clear";
        return (type.SpecialType, type.Name, method.Name) switch
        {
            (SpecialType.System_Array, _, nameof(Array.Clear) or "Fill") => true,
            (SpecialType.System_Array, _, nameof(Array.Copy) or nameof(Array.ConstrainedCopy)) => part.Argument is { Parameter.Name: "destinationArray" },
            (_, nameof(Buffer), nameof(Buffer.BlockCopy)) => part.Argument is { Parameter.Name: "dst" },
            (_, nameof(Random), nameof(Random.NextBytes)) => true,
            (_, "RandomNumberGenerator", "GetBytes" or "GetNonZeroBytes" or "Fill") => true,
            _ => method.Name == "ReadExactly" && IsReader(Overrides.RootOf(method)),
        } && type.IsOfFramework();
    }

    /// <summary>Whether a call copies a span, a memory or a text into the part that it gets, as many elements as that has.</summary>
    public static bool IsCopyTo(ArrayPart part) =>
        part is { Argument: not null, Consumer: IInvocationOperation { TargetMethod: { Name: "CopyTo", Parameters.Length: 1, ContainingType: { } type } } }
        && (SpanTypes.IsSpan(type) || type.SpecialType == SpecialType.System_String);

    /// <summary>
    /// The local that gets the number of elements which a call has written, from the beginning of the part on; null where it is no such call, or no local
    /// gets the number.
    /// </summary>
    public static ILocalSymbol? CountOf(ArrayPart part)
    {
        if (part is not { Argument.Parameter.Name: var parameter, Consumer: IInvocationOperation { TargetMethod: var method } call }
            || method.ReturnType.SpecialType != SpecialType.System_Int32)
        {
            return null;
        }

        var fills = method.Name switch
        {
            "Read" or "ReadBlock" or "ReadAtLeast" or "Receive" => IsReader(Overrides.RootOf(method)),
            "GetBytes" => parameter == "bytes" && Overrides.RootOf(method).ContainingType.IsEncoding(),
            "GetChars" => parameter == "chars" && Overrides.RootOf(method).ContainingType.IsEncoding(),
            _ => false,
        };
        return call.Around(Through.Identity).Parent switch
        {
            _ when !fills => null,
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } } => local,
            ISimpleAssignmentOperation { Target: ILocalReferenceOperation { Local: var local } } => local,
            _ => null,
        };
    }

    private static bool IsReader(IMethodSymbol method) =>
        method.ContainingType is { Name: "Stream" or "TextReader" or "BinaryReader" or "RandomAccess" or "Socket" or "NetworkStream" or "FileStream" } type
        && type.IsOfFramework();
}
