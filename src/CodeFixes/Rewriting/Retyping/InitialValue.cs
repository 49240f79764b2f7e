using Allocations.Analyzers.Flow;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>Determines whether a member is certain to be written before any code can read it.</summary>
internal sealed class InitialValue(ISymbol member, SemanticModel model, CancellationToken cancellationToken)
{
    /// <summary>
    /// Whether the declaration sets a value before any other code of the type runs, or every constructor of a class without base class does
    /// before anything runs that could see the object.
    /// </summary>
    /// <param name="declaration">The declaration of the member.</param>
    public bool IsAlwaysSet(MemberDeclaration declaration)
    {
        var type = member.ContainingType;
        if (type.TypeKind != TypeKind.Class || type.DeclaringSyntaxReferences.Length != 1 || declaration.Declaration.SyntaxTree != model.SyntaxTree)
            return false;
        if (declaration.Initializer is { Value: var value } && !value.IsKind(SyntaxKind.NullLiteralExpression)
            && !value.IsKind(SyntaxKind.DefaultLiteralExpression))
        {
            return !member.IsStatic || (NothingStaticRunsBefore(declaration) && !RunsCode(model.GetOperation(value, cancellationToken)));
        }

        return !member.IsStatic && type.BaseType?.SpecialType == SpecialType.System_Object && EveryConstructorSets(type);
    }

    /// <summary>Static initialisers run in order; an earlier one that runs code might read the member.</summary>
    private bool NothingStaticRunsBefore(MemberDeclaration declaration)
    {
        foreach (var other in ((TypeDeclarationSyntax)declaration.Declaration.Parent!).Members)
        {
            if (other == declaration.Declaration)
                return true;
            if (other.Modifiers.Any(SyntaxKind.StaticKeyword) && other is BaseFieldDeclarationSyntax or PropertyDeclarationSyntax
                && InitializersOf(other).Any(value => RunsCode(value)))
            {
                return false;
            }
        }

        return false;
    }

    private IEnumerable<IOperation?> InitializersOf(MemberDeclarationSyntax declaration) => declaration switch
    {
        BaseFieldDeclarationSyntax field =>
            field.Declaration.Variables.Where(static variable => variable.Initializer is not null).Select(variable => model.GetOperation(
                variable.Initializer!.Value, cancellationToken)),
        PropertyDeclarationSyntax { Initializer.Value: { } value } => [model.GetOperation(value, cancellationToken)],
        _ => [],
    };

    private bool EveryConstructorSets(INamedTypeSymbol type)
    {
        var constructors = 0;
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.IsImplicitlyDeclared || constructor.DeclaringSyntaxReferences.Length != 1
                || constructor.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not ConstructorDeclarationSyntax syntax)
            {
                return false;
            }

            if (syntax.Initializer?.IsKind(SyntaxKind.ThisConstructorInitializer) == true)
                continue;
            constructors++;
            if (syntax.ExpressionBody is { } arrow
                ? !IsSet(model.GetOperation(arrow.Expression, cancellationToken))
                : syntax.Body is null || !SetsFirst(syntax.Body))
            {
                return false;
            }
        }

        return constructors > 0;
    }

    private bool SetsFirst(BlockSyntax body)
    {
        foreach (var statement in body.Statements)
        {
            var operation = model.GetOperation(statement, cancellationToken);
            if (operation is IExpressionStatementOperation { Operation: var expression } && IsSet(expression))
                return true;
            if (RunsCode(operation) || statement.DescendantNodesAndSelf().Any(static node => node is ReturnStatementSyntax or GotoStatementSyntax))
                return false;
        }

        return false;
    }

    private bool IsSet(IOperation? operation) =>
        operation is ISimpleAssignmentOperation { Target: IMemberReferenceOperation { Instance: IInstanceReferenceOperation } target, Value: var value }
        && SymbolEqualityComparer.Default.Equals(target.Member, member) && !RetypedUse.IsNullLiteral(value) && !RunsCode(value);

    /// <summary>Whether an operation may run code that reads the member, or lets other code see the object.</summary>
    private bool RunsCode(IOperation? operation)
    {
        if (operation is null)
            return true;
        foreach (var part in operation.DescendantsAndSelf())
        {
            var isQuiet = part switch
            {
                IFieldReferenceOperation { Field: { IsStatic: true, IsConst: false } field } =>
                    SymbolEqualityComparer.Default.Equals(field.ContainingType, member.ContainingType),
                IInstanceReferenceOperation => part.Parent is IMemberReferenceOperation,
                ISimpleAssignmentOperation { Target: IFieldReferenceOperation or IPropertyReferenceOperation } => true,
                IInvocationOperation call => QuietOperations.AllowCall(call, OwnedLocals.None),
                _ => QuietOperations.Allow(part, OwnedLocals.None),
            };
            if (!isQuiet)
                return true;
        }

        return false;
    }
}
