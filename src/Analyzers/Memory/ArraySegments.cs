using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines which calls take a part of an array by offset and count and are done with it when they return, or when they have been awaited. They
/// have no form for spans, but a longer array serves them as well.
/// </summary>
internal static class ArraySegments
{
    /// <summary>
    /// Whether a use passes the array with explicit offset and count to a call of the framework that is done with it when it returns, or as what a collection
    /// or another array is copied to.
    /// </summary>
    public static bool IsPassed(ArrayUse use) =>
        (use.Kind == ArrayUseKind.ArrayArgument || use.Try is not null) && use.Callee is { } callee
        && (IsCopyTo(callee) || (IsDoneWhenItReturns(callee) && HasOffsetAndCount(ArgumentOf(use.Reference))));

    /// <summary>Whether a use passes the array with explicit offset and count to a method in source that only borrows it.</summary>
    public static bool IsLent(ArrayUse use) => use.Kind == ArrayUseKind.Borrowed && HasOffsetAndCount(ArgumentOf(use.Reference));

    /// <summary>
    /// Whether a use passes the array, a segment or a memory of it to a call of the framework that is awaited at once. What takes it as an item, such as
    /// <c>ChannelWriter&lt;byte[]&gt;.WriteAsync</c>, keeps it, and what takes any object, such as <c>StartNew</c> its state, hands it to code of the project.
    /// </summary>
    public static bool IsAwaited(ArrayUse use) => AwaitedCallOf(use) is not null;

    /// <summary>The call of the framework that is awaited at once and gets the array, a segment or a memory of it; null for any other use.</summary>
    public static IInvocationOperation? AwaitedCallOf(ArrayUse use)
    {
        if (ArgumentOf(use.Reference) is not { } argument)
            return null;
        if (argument.Parent is IObjectCreationOperation { Type: INamedTypeSymbol { Name: "ArraySegment" or "Memory" or "ReadOnlyMemory" } }
            or IInvocationOperation { TargetMethod: { Name: "AsMemory", ContainingType.Name: "MemoryExtensions" } })
        {
            argument = ArgumentOf(argument.Parent);
        }

        return argument is { Parameter.OriginalDefinition.Type: not (ITypeParameterSymbol or { SpecialType: SpecialType.System_Object }),
                Parent: IInvocationOperation { TargetMethod: var method } call }
            && method.ContainingType.IsOfFramework() && AwaitedCalls.AreAwaited(call)
            ? call
            : null;
    }

    /// <summary>Whether a method of an array or of a collection of the framework copies all of that to a place in an array.</summary>
    private static bool IsCopyTo(IMethodSymbol method) =>
        method is { Name: "CopyTo", IsStatic: false, ContainingType: { TypeKind: TypeKind.Class } type,
            Parameters: { Length: 2 } parameters }
        && parameters[1].Type.SpecialType == SpecialType.System_Int32
        && (type.SpecialType == SpecialType.System_Array || (type.IsUnder("System.Collections") && type.IsOfFramework()));

    // The contract of each says that it reads or writes nothing outside the part; all are done when they return.
    private static bool IsDoneWhenItReturns(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "ICryptoTransform" } => method.Name is "TransformBlock" or "TransformFinalBlock",
        { Name: "HashAlgorithm" or "HMAC" } => method.Name is "ComputeHash" or "TransformBlock" or "TransformFinalBlock",
        { Name: "BitConverter" } => method.Name == nameof(ToString),
        { Name: "XmlWriter" } => method.Name is "WriteBase64" or "WriteBinHex" or "WriteChars" or "WriteRaw",
        { Name: "SerialPort" } => method.Name is "Read" or "Write",
        _ => false,
    } && method.ContainingType.IsOfFramework();

    /// <summary>Whether two explicit numbers, one after the other, follow an array before any other array does.</summary>
    private static bool HasOffsetAndCount(IArgumentOperation? argument)
    {
        if (argument is not { Parameter: { } array, Parent: IInvocationOperation call })
            return false;
        var parameters = call.TargetMethod.Parameters;
        for (var i = array.Ordinal + 1; i < parameters.Length - 1 && parameters[i].Type.TypeKind != TypeKind.Array; i++)
        {
            if (IsExplicitNumber(call, i) && IsExplicitNumber(call, i + 1))
                return true;
        }

        return false;
    }

    private static bool IsExplicitNumber(IInvocationOperation call, int ordinal) => CalledMethod.ArgumentOf(call, ordinal) is
    {
        ArgumentKind: ArgumentKind.Explicit, Parameter: { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Int32 },
    };

    /// <summary>The argument that a value is, past conversions and parentheses.</summary>
    public static IArgumentOperation? ArgumentOf(IOperation value)
    {
        value = value.Around(Through.Any);
        return value.Parent as IArgumentOperation;
    }
}
