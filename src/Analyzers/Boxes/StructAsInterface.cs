using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>How a struct came to be used through an interface.</summary>
internal enum InterfaceUseKind
{
    /// <summary>A local of interface type that only ever holds this struct.</summary>
    Local,

    /// <summary>The receiver of an extension method on the interface.</summary>
    ExtensionReceiver,

    /// <summary>An argument of a method in this assembly that could be generic instead.</summary>
    Argument,
}

/// <summary>
/// Determines whether a struct is boxed only because a variable or a parameter is declared as one of its interfaces where its own type, or a
/// type parameter, would do. Such boxes are ALLOC204's.
/// </summary>
internal static class StructAsInterface
{
    /// <summary>How the conversion uses its struct through an interface; null where it is another kind of box.</summary>
    public static InterfaceUseKind? TryGet(IConversionOperation box)
    {
        if (box.Type?.TypeKind != TypeKind.Interface || box.Operand.Type is not { TypeKind: TypeKind.Struct } type || NullableTypes.IsNullable(type)
            || !BoxConversion.IsBox(box))
        {
            return null;
        }

        var value = BoxTarget.ValueOf(box);
        if (value.Parent is IArgumentOperation { Parent: IInvocationOperation call, Parameter: { } parameter })
            return OfArgument(call.TargetMethod, parameter);
        return BoxTarget.VariableOf(value) is ILocalSymbol local && value == box && HoldsOnly(local, type, box) && IsOnlyCalled(local, box)
            ? InterfaceUseKind.Local
            : null;
    }

    private static InterfaceUseKind? OfArgument(IMethodSymbol method, IParameterSymbol parameter)
    {
        if (method.IsExtensionMethod && parameter.Ordinal == 0 && method.ReducedFrom is null)
            return InterfaceUseKind.ExtensionReceiver;
        return parameter is { RefKind: RefKind.None, IsParams: false, Type.TypeKind: TypeKind.Interface } && IsOwn(method) ? InterfaceUseKind.Argument : null;
    }

    /// <summary>Whether the method can be changed: private or internal, in source, and not bound by a base type or an interface.</summary>
    public static bool IsOwn(IMethodSymbol method) =>
        !method.OriginalDefinition.DeclaringSyntaxReferences.IsEmpty
        && method is { MethodKind: MethodKind.Ordinary or MethodKind.LocalFunction, IsVirtual: false, IsOverride: false, IsAbstract: false,
            ContainingType.TypeKind: not TypeKind.Interface }
        && Accessibilities.IsWithinAssembly(method);

    /// <summary>Whether every read calls a member; any other use needs the object.</summary>
    private static bool IsOnlyCalled(ILocalSymbol local, IOperation place)
    {
        var isCalled = false;
        foreach (var read in BoxTarget.ReadsOf(local, place))
        {
            isCalled = read.Parent is IInvocationOperation { TargetMethod.ContainingType.TypeKind: TypeKind.Interface } call && call.Instance == read
                || read.Parent is IPropertyReferenceOperation property && property.Instance == read;
            if (!isCalled)
                return false;
        }

        return isCalled;
    }

    private static bool HoldsOnly(ILocalSymbol local, ITypeSymbol type, IOperation place)
    {
        foreach (var mention in VariableOperations.Of(local, place))
        {
            var written = mention switch
            {
                IVariableDeclaratorOperation declarator => declarator.Initializer?.Value,
                { Parent: IAssignmentOperation assignment } when assignment.Target == mention => assignment.Value,
                { Parent: IArgumentOperation { Parameter.RefKind: RefKind.Ref or RefKind.Out } argument } => argument,
                _ => null,
            };
            if (written is not null && !(written is IConversionOperation box && SymbolEqualityComparer.Default.Equals(box.Operand.Type, type)))
                return false;
        }

        return true;
    }
}
