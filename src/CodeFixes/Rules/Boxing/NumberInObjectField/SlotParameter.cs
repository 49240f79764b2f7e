using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// A parameter of type object that a constructor does nothing with but give the member its first value. It becomes a slot that each creation makes of its
/// argument, so that no number is boxed for the call. No other code sees the member yet, so the slot may be copied into it as a whole.
/// </summary>
internal sealed class SlotParameter
{
    private readonly ParameterSyntax _declaration;
    private readonly AssignmentExpressionSyntax _assignment;
    private readonly List<(ArgumentSyntax Argument, SlotValue Value)> _arguments = [];

    private SlotParameter(ParameterSyntax declaration, AssignmentExpressionSyntax assignment)
    {
        _declaration = declaration;
        _assignment = assignment;
    }

    /// <summary>The values that creations hand over.</summary>
    public IEnumerable<SlotValue> Values => _arguments.Select(static argument => argument.Value);

    /// <summary>The parameters that some mention of the member stores, by the assignment that does so.</summary>
    public static async Task<Dictionary<SyntaxNode, SlotParameter>> OfMentionsAsync(
        Project project, IEnumerable<Mention> mentions, CancellationToken cancellationToken)
    {
        var found = new Dictionary<SyntaxNode, SlotParameter>();
        foreach (var mention in mentions)
        {
            if (mention.Operation is { Parent: ISimpleAssignmentOperation assignment } target && assignment.Target == target
                && StoredBy(assignment, cancellationToken) is var (constructor, parameter, slot)
                && await Mentions.OfCreationsAsync(project, constructor, cancellationToken).ConfigureAwait(false) is { } creations
                && slot.Accepts(creations, parameter, cancellationToken))
            {
                found.Add(assignment.Syntax, slot);
            }
        }

        return found;
    }

    /// <summary>The parameter that an assignment in a constructor stores, if it is named nowhere else and only the outermost type can call that.</summary>
    private static (IMethodSymbol Constructor, IParameterSymbol Parameter, SlotParameter Slot)? StoredBy(
        ISimpleAssignmentOperation assignment, CancellationToken cancellationToken)
    {
        if (assignment is not
            {
                Parent: IExpressionStatementOperation,
                Syntax: AssignmentExpressionSyntax syntax,
                Target: IMemberReferenceOperation { Instance: IInstanceReferenceOperation },
                Value: IParameterReferenceOperation
                {
                    Parameter:
                    {
                        RefKind: RefKind.None, IsOptional: false, IsParams: false, Type.SpecialType: SpecialType.System_Object,
                        ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor } constructor,
                    } parameter,
                },
            }
            || parameter.Type.TypeKind == TypeKind.Dynamic || !PrivateMembers.IsPrivate(constructor)
            || constructor.DeclaringSyntaxReferences is not { Length: 1 } declared
            || declared[0].GetSyntax(cancellationToken) is not ConstructorDeclarationSyntax declaration
            || References.FunctionOf(syntax) != declaration || !IsFirstToSee(assignment, constructor, declaration))
        {
            return null;
        }

        var mentions = 0;
        foreach (var _ in MemberIndex.Names(parameter.Name, declaration))
            mentions++;
        return mentions == 1 && declaration.ParameterList.Parameters[parameter.Ordinal] is { AttributeLists.Count: 0, Type: not null } written
            ? (constructor, parameter, new SlotParameter(written, syntax))
            : null;
    }

    /// <summary>
    /// Whether no other code can have the object when a statement of its constructor runs: neither a base type nor what runs before gets more of it than its
    /// fields.
    /// </summary>
    private static bool IsFirstToSee(ISimpleAssignmentOperation assignment, IMethodSymbol constructor, ConstructorDeclarationSyntax declaration)
    {
        if (declaration.Initializer is not null
            || constructor.ContainingType.BaseType is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType) }
            || assignment.Parent is not { Parent: IBlockOperation { Parent: IConstructorBodyOperation } block } statement)
        {
            return false;
        }

        foreach (var before in block.Operations)
        {
            if (before == statement)
                return true;
            foreach (var operation in before.DescendantsAndSelf())
            {
                if (operation is IAnonymousFunctionOperation or ILocalFunctionOperation
                    || operation is IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance } self
                    && self.Parent is not (IFieldReferenceOperation or IPropertyReferenceOperation)
                    || operation is IPropertyReferenceOperation { Instance: IInstanceReferenceOperation, Property: var own } && !AutoProperties.Contains(own))
                {
                    return false;
                }
            }
        }

        return false;
    }

    /// <summary>Whether each creation hands over a value that a slot can be made of, and one of them a number.</summary>
    private bool Accepts(IEnumerable<Mention> creations, IParameterSymbol parameter, CancellationToken cancellationToken)
    {
        var hasNumber = false;
        foreach (var creation in creations)
        {
            if (CalledMethod.ArgumentOf(creation.Operation, parameter.Ordinal) is not { Syntax: ArgumentSyntax syntax } argument
                || SlotValue.Of(argument.Value, creation.Model, cancellationToken) is not { } value)
            {
                return false;
            }

            hasNumber |= value.IsNumber;
            _arguments.Add((syntax, value));
        }

        return hasNumber;
    }

    /// <summary>Plans the edits of the parameter, of its assignment and of all creations.</summary>
    public void AddEdits(SolutionEdits edits, SlotNames names)
    {
        edits.Replace(_declaration.Type!, old => SyntaxFactory.ParseTypeName(names.Slot).WithTriviaFrom(old));
        edits.Replace(_assignment, both => both.WithLeft(names.Of(both.Left).WithTriviaFrom(both.Left)));
        foreach (var (argument, value) in _arguments)
        {
            edits.Replace(argument, node =>
            {
                var slot = SlotSyntax.Call(SyntaxFactory.IdentifierName(names.Slot), "Of", value.TypeArgument, value.Reduce(node.Expression));
                return node.WithExpression(slot.WithTriviaFrom(node.Expression));
            });
        }
    }
}
