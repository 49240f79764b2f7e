using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>What the operation around an object of a class does with it, as far as the same could be done with a struct.</summary>
/// <param name="Kind">What it does.</param>
/// <param name="Holder">What holds the object afterwards, where something does.</param>
/// <param name="Next">The operation whose value is the object, or an object that an operator makes of it.</param>
internal readonly record struct ValueUse(ValueUseKind Kind, ISymbol? Holder = null, IOperation? Next = null)
{
    /// <summary>What is done with the value of an operation.</summary>
    public static ValueUse Of(IOperation value, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        switch (value.Parent)
        {
            case IExpressionStatementOperation or INameOfOperation:
                return Ends;
            case IMemberReferenceOperation { Member: IFieldSymbol or IPropertySymbol } access when access.Instance == value:
                return Is(access.Member.ContainingType) ? Ends : default;
            case IInvocationOperation call when call.Instance == value:
                return Is(call.TargetMethod.ContainingType) && !(type.IsRecord && call.TargetMethod.Name == nameof(GetHashCode)) ? Ends : default;
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }:
                return HeldBy(local, local.Type);
            case IFieldInitializerOperation { InitializedFields: { Length: 1 } fields }:
                return HeldBy(fields[0], fields[0].Type);
            case IPropertyInitializerOperation { InitializedProperties: { Length: 1 } properties }:
                return HeldBy(properties[0], properties[0].Type);
            case IArgumentOperation { Parameter.ContainingSymbol: IMethodSymbol { IsImplicitlyDeclared: true, MethodKind: MethodKind.Ordinary } method }
                when Is(method.ContainingType):
                return Ends;
            case IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter, Parent: IInvocationOperation or IObjectCreationOperation }:
                return HeldBy(parameter.OriginalDefinition, parameter.OriginalDefinition.Type);
            case IReturnOperation { Kind: OperationKind.Return }:
                return value.SemanticModel!.GetEnclosingSymbol(value.Syntax.SpanStart, cancellationToken) is IMethodSymbol { IsAsync: false } function
                    ? HeldBy(function.AssociatedSymbol ?? function, function.ReturnType)
                    : default;
            case ISimpleAssignmentOperation { IsRef: false } assignment when assignment.Value == value:
                return OfAssignment(assignment);
            case IDeconstructionAssignmentOperation deconstruction when deconstruction.Value == value:
                return Ends;
            case IBinaryOperation { IsLifted: false, OperatorMethod.ContainingType: var declaring }:
                return Is(declaring) ? new(ValueUseKind.Operand, Next: value.Parent) : default;
            case IUnaryOperation { IsLifted: false, OperatorMethod.ContainingType: var declaring }:
                return Is(declaring) ? new(ValueUseKind.Operand, Next: value.Parent) : default;
            case ICompoundAssignmentOperation { IsLifted: false, OperatorMethod.ContainingType: var declaring }:
                return Is(declaring) ? new(ValueUseKind.Operand, Next: value.Parent) : default;
            case IConversionOperation { OperatorMethod: { } converts } when Is(converts.ContainingType) && !Is(converts.ReturnType):
                return Ends;
            case IConversionOperation { Conversion.IsIdentity: true }:
            case IWithOperation with when with.Operand == value:
            case IConditionalOperation { IsRef: false } choice when choice.Condition != value:
                return Is(value.Parent.Type) ? new(ValueUseKind.Goes, Next: value.Parent) : default;
            case ISwitchExpressionArmOperation { Parent: ISwitchExpressionOperation choice }:
                return Is(choice.Type) ? new(ValueUseKind.Goes, Next: choice) : default;
            default:
                return default;
        }

        bool Is(ITypeSymbol? found) => SymbolEqualityComparer.Default.Equals(found, type);

        ValueUse HeldBy(ISymbol holder, ITypeSymbol declared) =>
            Is(declared) && holder.DeclaringSyntaxReferences.Length == 1 ? new(ValueUseKind.Held, holder) : default;

        ValueUse OfAssignment(ISimpleAssignmentOperation assignment)
        {
            var held = assignment.Target switch
            {
                ILocalReferenceOperation local => HeldBy(local.Local, local.Local.Type),
                IParameterReferenceOperation parameter => HeldBy(parameter.Parameter, parameter.Parameter.Type),
                IMemberReferenceOperation { Member: IFieldSymbol field } => HeldBy(field.OriginalDefinition, field.OriginalDefinition.Type),
                IMemberReferenceOperation { Member: IPropertySymbol property } => HeldBy(property.OriginalDefinition, property.OriginalDefinition.Type),
                IDiscardOperation => Ends,
                _ => default,
            };
            return held.Kind == ValueUseKind.Other || assignment.Parent is IExpressionStatementOperation or ISymbolInitializerOperation
                or IObjectOrCollectionInitializerOperation
                ? held
                : held with { Next = assignment };
        }
    }

    private static ValueUse Ends => new(ValueUseKind.Ends);
}

/// <summary>What is done with an object.</summary>
internal enum ValueUseKind
{
    /// <summary>What a struct could not take part in, or is not understood.</summary>
    Other,

    /// <summary>A member is used, or the object is dropped.</summary>
    Ends,

    /// <summary>Something that is declared to have the type of the class holds it.</summary>
    Held,

    /// <summary>It becomes the value of another operation.</summary>
    Goes,

    /// <summary>An operator of the class takes it.</summary>
    Operand,
}
