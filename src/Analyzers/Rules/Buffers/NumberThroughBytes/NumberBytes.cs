using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;

/// <summary>What happens to the array that holds the parts of a number.</summary>
internal enum NumberBytesUse
{
    /// <summary>It is the argument of a call that could take a span.</summary>
    Read,

    /// <summary>It is a local, and a span could stand in its place.</summary>
    Local,

    /// <summary>All of it is copied to another array.</summary>
    Copied,

    /// <summary>One element of it is read where it is made.</summary>
    Element,

    /// <summary>It is read back as a number of another type and the same size.</summary>
    Reinterpreted,
}

/// <summary>
/// A call that makes a small array of the parts of a number or <c>Guid</c> and has a twin that writes them to a span:
/// <c>BitConverter.GetBytes</c>, <c>Guid.ToByteArray</c>, <c>decimal.GetBits</c>.
/// </summary>
/// <param name="Call">The call.</param>
/// <param name="Value">The number.</param>
/// <param name="Length">How many elements the array has.</param>
internal sealed record NumberBytes(IInvocationOperation Call, IOperation Value, int Length)
{
    /// <summary>What happens to the array.</summary>
    public NumberBytesUse Use { get; private init; }

    /// <summary>The call that reads, copies or reinterprets it; null for a local.</summary>
    public IOperation? User { get; private init; }

    /// <summary>The local that holds it, or null.</summary>
    public ILocalSymbol? Local { get; private init; }

    /// <summary>What reads it, for a direct argument.</summary>
    public CopyReader? Reader { get; private init; }

    public ITypeSymbol Element => ((IArrayTypeSymbol)Call.TargetMethod.ReturnType).ElementType;

    /// <summary>How the code names the method.</summary>
    public string Name => Call.TargetMethod.ContainingType.Name + "." + Call.TargetMethod.Name;

    /// <summary>The parts that a call makes, when something is done with them that needs no array.</summary>
    public static NumberBytes? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (Made(call) is not { } bytes || call.SemanticModel is not { } model)
            return null;
        switch (call.Parent)
        {
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element when element.ArrayReference == call:
                return indices[0].ConstantValue is { HasValue: true, Value: int index } && index >= 0 && index < bytes.Length && ArrayUse.IsOnlyRead(element)
                    ? bytes with { Use = NumberBytesUse.Element, User = element }
                    : null;
            case IInvocationOperation { TargetMethod: { Name: "CopyTo", ContainingType.SpecialType: SpecialType.System_Array }, Arguments.Length: 2 } copy
                when copy.Instance == call && IsInt(copy.Arguments[1]):
                return IsSame(bytes, copy.Arguments[0].Value) ? bytes with { Use = NumberBytesUse.Copied, User = copy } : null;
            case IConversionOperation { Parent: IArgumentOperation { Parameter.Ordinal: 0,
                Parent: IInvocationOperation { TargetMethod: { Name: "Copy" or "BlockCopy", IsStatic: true } method, Arguments.Length: 5 } copy } }:
                return IsCopyOfAll(bytes, method, copy) ? bytes with { Use = NumberBytesUse.Copied, User = copy } : null;
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local,
                Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax } } }
                when SymbolEqualityComparer.Default.Equals(local.Type, call.Type):
                return bytes with { Use = NumberBytesUse.Local, Local = local };
        }

        if (CopyReader.Of(call, model, cancellationToken) is not { Form: not (ReaderForm.Memory or ReaderForm.Segment) } reader)
            return null;
        return Reinterpretation(bytes, reader) is not null
            ? bytes with { Use = NumberBytesUse.Reinterpreted, User = reader.Call, Reader = reader }
            : bytes with { Use = NumberBytesUse.Read, User = reader.Call, Reader = reader };
    }

    /// <summary>The method of <c>BitConverter</c> that does the same without an array, or null.</summary>
    public string? Reinterpretation() => Reader is null ? null : Reinterpretation(this, Reader);

    private static NumberBytes? Made(IInvocationOperation call) => call.TargetMethod switch
    {
        { Name: "GetBytes", IsStatic: true, Parameters.Length: 1, ContainingType: { Name: "BitConverter" } type } when IsOfSystem(type, "TryWriteBytes") =>
            AllocationSize.OfValue(call.TargetMethod.Parameters[0].Type) is { } size ? new NumberBytes(call, call.Arguments[0].Value, size) : null,
        { Name: "ToByteArray", Parameters.Length: 0, ContainingType: { Name: "Guid" } type }
            when IsOfSystem(type, "TryWriteBytes") && call.Instance is { } guid =>
            new NumberBytes(call, guid, 16),
        { Name: "GetBits", IsStatic: true, Parameters.Length: 1, ContainingType: { SpecialType: SpecialType.System_Decimal } type }
            when IsOfSystem(type, "TryGetBits") =>
            new NumberBytes(call, call.Arguments[0].Value, 4),
        _ => null,
    };

    private static bool IsOfSystem(INamedTypeSymbol type, string twin) =>
        type.ContainingNamespace is { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } && type.DeclaringSyntaxReferences.IsEmpty
        && !type.GetMembers(twin).IsEmpty;

    private static bool IsCopyOfAll(NumberBytes bytes, IMethodSymbol method, IInvocationOperation copy) =>
        method.ContainingType is { SpecialType: SpecialType.System_Array } or { Name: "Buffer", ContainingNamespace.Name: nameof(System) }
        && Constant(copy.Arguments[1]) == 0 && IsInt(copy.Arguments[3]) && Constant(copy.Arguments[4]) == bytes.Length
        && bytes.Element.SpecialType == SpecialType.System_Byte && IsSame(bytes, copy.Arguments[2].Value);

    /// <summary>Whether a target has the same elements.</summary>
    private static bool IsSame(NumberBytes bytes, IOperation target) =>
        SymbolEqualityComparer.Default.Equals(
            (target is IConversionOperation { IsImplicit: true, Operand: { } operand } ? operand : target).Type, bytes.Call.Type);

    private static bool IsInt(IArgumentOperation argument) => argument.Value.Type?.SpecialType == SpecialType.System_Int32;

    private static int? Constant(IArgumentOperation argument) => argument.Value.ConstantValue is { HasValue: true, Value: int value } ? value : null;

    private static string? Reinterpretation(NumberBytes bytes, CopyReader reader)
    {
        if (reader.Callee is not { ContainingType: { Name: "BitConverter", ContainingNamespace.Name: nameof(System) } type }
            || reader.Call is not IInvocationOperation { Arguments: { Length: 1 or 2 } arguments }
            || (arguments.Length == 2 && Constant(arguments[1]) != 0) || bytes.Call.TargetMethod.Name != "GetBytes")
        {
            return null;
        }

        var name = (bytes.Call.TargetMethod.Parameters[0].Type.SpecialType, reader.Callee.ReturnType.SpecialType) switch
        {
            (SpecialType.System_Single, SpecialType.System_Int32) => "SingleToInt32Bits",
            (SpecialType.System_Single, SpecialType.System_UInt32) => "SingleToUInt32Bits",
            (SpecialType.System_Double, SpecialType.System_Int64) => "DoubleToInt64Bits",
            (SpecialType.System_Double, SpecialType.System_UInt64) => "DoubleToUInt64Bits",
            (SpecialType.System_Int32, SpecialType.System_Single) => "Int32BitsToSingle",
            (SpecialType.System_UInt32, SpecialType.System_Single) => "UInt32BitsToSingle",
            (SpecialType.System_Int64, SpecialType.System_Double) => "Int64BitsToDouble",
            (SpecialType.System_UInt64, SpecialType.System_Double) => "UInt64BitsToDouble",
            _ => null,
        };
        return name is not null && !type.GetMembers(name).IsEmpty ? name : null;
    }
}
